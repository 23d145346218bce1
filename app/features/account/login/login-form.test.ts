import { describe, expect, it } from "vitest";
import { loginConstraint, parseLogin } from "./login-form";

function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const errors = (fields: Record<string, string>) => parseLogin(form(fields)).reply().error;

describe("login form", () => {
  // spec §2.1: /login <- app/features/account/login/routes/login.tsx
  // spec §2.3: login: e-mail, password, show password, remember me (on by default) <- app/features/account/login/routes/login.tsx, app/ui/form/password-field.tsx
  // spec §4: login only with a password; a refusal is said in one sentence; logout ends the session <- app/features/account/login/routes/login.tsx, app/features/account/login/routes/logout.tsx
  // spec §5: login: e-mail required, password required <- app/features/account/login/login-form.ts
  it("asks for e-mail and password, each with its own sentence", () => {
    expect(errors({})).toEqual({ login: ["emailRequired"], password: ["passwordRequired"] });
    expect(errors({ login: "giulia", password: "x" })).toEqual({ login: ["email"] });
    expect(errors({ login: "a@b.it", password: "x".repeat(201) })).toEqual({ password: ["tooLong"] });
  });

  // spec §2.3: login: e-mail, password, show password, remember me (on by default)
  it("reads the switch as on or off", () => {
    const remembered = parseLogin(form({ login: "a@b.it", password: "x", remember: "on" }));
    const forgotten = parseLogin(form({ login: "a@b.it", password: "x" }));
    expect([remembered, forgotten].map((one) => one.status === "success" && one.value.remember)).toEqual([
      true,
      false,
    ]);
  });

  it("B2: takes an e-mail as a password manager or an address book fills it in", () => {
    for (const login of [" a@b.it ", "\u200ba@b.it\u00a0", "A <a@b.it>", "mailto:a@b.it"]) {
      const submission = parseLogin(form({ login, password: " x " }));
      expect(submission.status === "success" && submission.value).toMatchObject({
        login: "a@b.it",
        password: " x ",
      });
    }
    expect(errors({ login: "\u00a0", password: "x" })).toEqual({ login: ["emailRequired"] });
  });

  it("tells the browser its bounds", () => {
    expect(loginConstraint).toMatchObject({
      login: { required: true, maxLength: 254 },
      password: { required: true },
    });
  });
});
