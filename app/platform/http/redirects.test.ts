import { expect, test } from "vitest";
import { homePath, type Path } from "~/lib/path";
import { redirectTo, redirectToProvider, refreshTo, seeOther } from "./redirects";

const locationOf = (answer: Response) => [answer.status, answer.headers.get("Location")];

test("A1: redirects to a path of ours unchanged", () => {
  const path = "/search?query=caff%C3%A8#products" as Path;
  expect(locationOf(seeOther(path))).toEqual([303, path]);
  expect(locationOf(redirectTo(path))).toEqual([302, path]);
  expect(redirectTo(path, { "Cache-Control": "no-store" }).headers.get("Cache-Control")).toBe("no-store");
  expect(refreshTo(path, 4)).toEqual({ Refresh: `4; url=${path}` });
});

test("A1: an invalid path redirects home", () => {
  for (const text of [
    "//evil.example",
    "/\\evil.example",
    "/profile/lists/../../\\evil.example",
    "/..//evil.example",
    "/\t/evil.example",
    "/a\r\nSet-Cookie: x=1",
    "/a\0b",
    "/\ud800",
    "https://evil.example/",
    "javascript:alert(1)",
    "evil.example",
    "",
  ]) {
    const path = text as Path;
    expect(locationOf(seeOther(path)), text).toEqual([303, homePath]);
    expect(locationOf(redirectTo(path)), text).toEqual([302, homePath]);
    expect(refreshTo(path, 4), text).toEqual({ Refresh: "4; url=/" });
  }
});

test("A1: encodes letters that no header can carry", () => {
  expect(locationOf(seeOther("/page/è" as Path))).toEqual([303, "/page/%C3%A8"]);
});

test("A1: redirects to a provider over https, or over http on loopback", () => {
  const to = (address: string) => locationOf(redirectToProvider(address, 302));
  expect(to("https://pay.example/x?y=1")).toEqual([302, "https://pay.example/x?y=1"]);
  expect(to("http://127.0.0.1:8788/pay")).toEqual([302, "http://127.0.0.1:8788/pay"]);
  expect(locationOf(redirectToProvider("https://pay.example/", 303))[0]).toBe(303);
  expect(to("https://pay.example/a\r\nX: 1")).toEqual([302, "https://pay.example/aX:%201"]);
  for (const address of [
    "http://pay.example/",
    "https://u:p@pay.example/",
    "javascript:alert(1)",
    "/x",
    "//x.example",
    "",
  ])
    expect(to(address), address).toEqual([302, homePath]);
});
