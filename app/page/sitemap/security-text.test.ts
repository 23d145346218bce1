import { expect, test } from "vitest";
import { securityText } from "./security-text";

test("C8: names a contact, its own address and a date of expiry within a year", () => {
  const address = "https://www.loggia.example/.well-known/security.txt";
  const now = Date.UTC(2026, 10, 28, 10, 30);
  expect(securityText({ email: "ciao@loggia.example", address, now }).split("\n")).toEqual([
    "Contact: mailto:ciao@loggia.example",
    "Expires: 2027-05-27T10:30:00Z",
    "Preferred-Languages: it, en",
    `Canonical: ${address}`,
    "",
  ]);
});
