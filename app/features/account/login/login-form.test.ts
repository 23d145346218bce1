import { describe, expect, it } from "vitest";
import { loginConstraint, parseLogin } from "./login-form";

function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const errors = (fields: Record<string, string>) => parseLogin(form(fields)).reply().error;

describe("login form", () => {
  it("asks for e-mail and password, each with its own sentence", () => {
    expect(errors({})).toEqual({ login: ["emailRequired"], password: ["passwordRequired"] });
    expect(errors({ login: "giulia", password: "x" })).toEqual({ login: ["email"] });
    expect(errors({ login: "a@b.it", password: "x".repeat(201) })).toEqual({ password: ["tooLong"] });
  });

  it("reads the switch as on or off", () => {
    const remembered = parseLogin(form({ login: "a@b.it", password: "x", remember: "on" }));
    const forgotten = parseLogin(form({ login: "a@b.it", password: "x" }));
    expect([remembered, forgotten].map((one) => one.status === "success" && one.value.remember)).toEqual([
      true,
      false,
    ]);
  });

  it("tells the browser its bounds", () => {
    expect(loginConstraint).toMatchObject({
      login: { required: true, maxLength: 254 },
      password: { required: true },
    });
  });
});
