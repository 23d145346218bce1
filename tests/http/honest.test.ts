import { expect, it } from "vitest";
import type { Answer } from "../../e2e/http";
import { reflections } from "../fuzz/reflection";
import { faultsOf } from "./honest";
import { readHtml } from "./html";

const sent = { host: "shop.example", gateway: "https://bank.example" };
const policy = { "content-security-policy": "default-src 'self'", "cache-control": "no-store" };
const page = (body = "", more: Partial<Answer> = {}): Answer => ({
  status: 200,
  body: `<title>Shop</title><main>${body}</main>`,
  ...more,
  headers: { ...policy, "content-type": "text/html; charset=utf-8", ...more.headers },
});

it("accepts an honest page", () => {
  expect(faultsOf(page("<h1>Ciao</h1>"), sent)).toEqual([]);
  expect(faultsOf(page("", { status: 503, headers: { "retry-after": "30" } }), sent)).toEqual([]);
});

it("names missing parts of a response", () => {
  expect(faultsOf(page("", { status: 500 }), sent)).toEqual(["status 500"]);
  expect(faultsOf(page("", { status: 503 }), sent)).toEqual(["503 without Retry-After"]);
  expect(faultsOf(page("", { body: "<title> </title>" }), sent)).toEqual([
    "a page without a title",
    "a page without main",
  ]);
  expect(faultsOf({ status: 502, headers: {}, body: "" }, sent)).toContain("502 is untyped, not a page");
  const json = { status: 503, body: "{}", headers: { "content-type": "application/json" } };
  const fault = "503 is application/json, not a page";
  expect(faultsOf(json, sent)).toContain(fault);
  expect(faultsOf(json, { ...sent, json: true })).not.toContain(fault);
  expect(faultsOf(page("Error\n    at f (/app/index.js:1:2)"), sent)).toHaveLength(1);
  expect(faultsOf(page("[object Object]"), sent)).toHaveLength(1);
});

it("accepts a redirect only within the shop or to the bank", () => {
  const to = (location: string) =>
    faultsOf({ status: 303, headers: { ...policy, location }, body: "" }, sent);
  for (const location of ["/cart?a=b", "http://shop.example/", "https://bank.example/pay"])
    expect(to(location)).toEqual([]);
  for (const location of ["//evil.example", "https://evil.example", "/\\evil.example", "/\t/evil.example"])
    expect(to(location), location).toHaveLength(1);
});

it("finds planted text in markup and addresses only", () => {
  const shown = "http://shop.localhost/a/b";
  expect(reflections(page("&lt;zqtag zqattr=1> javascript:alert(1) //evil.example"), shown)).toEqual([]);
  expect(reflections(page(`<a href="/login?back=//evil.example" data-x="evil.example">`), shown)).toEqual([]);
  for (const body of [
    "<zqtag>",
    `<a title="" zqattr=1 x="">`,
    `<img src=x onerror="a()">`,
    `<a href="javascript:alert(1)">`,
    `<form action="//evil.example">`,
    `<a href="/\\evil.example">`,
    `<a href="/\t/evil.example">`,
    `<meta http-equiv="refresh" content="3; url=//evil.example">`,
    `<p data-place="https://evil.example/x">`,
  ])
    expect(reflections(page(body), shown), body).toHaveLength(1);
});

it("A1: reports an address that leads to another site, in headers and JSON", () => {
  const shown = "http://shop.localhost/a/b";
  const answer = (headers: Record<string, string>, body = "") => ({ status: 200, headers, body });
  const json = { "content-type": "application/json" };
  for (const stays of [
    answer({ location: "/x?back=//evil.example" }),
    answer({ refresh: "4; url=/x" }),
    answer(json, `{"goTo":"/cart"}`),
    answer(json, "[]"),
  ])
    expect(reflections(stays, shown)).toEqual([]);
  for (const leaves of [
    answer({ location: "/\\evil.example" }),
    answer({ refresh: "4; url=//evil.example" }),
    answer(json, `{"goTo":"/\\\\evil.example"}`),
  ])
    expect(reflections(leaves, shown)).toHaveLength(1);
});

it("reads a form as a browser without script would send it", () => {
  const { forms, toasts, links } = readHtml(`
    <div class="toasts"><div class="toast notice-ok"><p><span>Fatto: </span>Salvato</p></div></div><a href="/cart">Carrello</a>
    <form method="post" action="/a"><input type="hidden" name="b" value="1"><input type="checkbox" name="c" checked>
    <input type="checkbox" name="d"><input type="radio" name="e" value="1"><input type="radio" name="e" value="2" checked>
    <textarea name="f">wo&amp;rds</textarea><select name="g"><option value="x"><option value="y" selected></select>
    <button name="h" value="set">OK</button><button name="i" disabled>No</button><button name="j=to:3">Più</button></form><form></form>`);
  expect(toasts).toEqual([{ kind: "ok", text: "Fatto: Salvato" }]);
  expect(links).toEqual(["/cart"]);
  expect(forms).toEqual([
    {
      method: "post",
      action: "/a",
      fields: [
        ["b", "1"],
        ["c", "on"],
        ["e", "2"],
        ["f", "wo&rds"],
        ["g", "y"],
      ],
      choices: { e: ["1", "2"], g: ["x", "y"] },
      buttons: [
        { name: "h", value: "set" },
        { name: "j", value: "to:3" },
      ],
    },
    { method: "get", action: "", fields: [], choices: {}, buttons: [] },
  ]);
});
