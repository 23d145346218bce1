import { describe, expect, it } from "vitest";
import { clearOf } from "./clear-of";

const span = (top: number, height: number) => ({ top, bottom: top + height });

describe("B6: a message on a screen of 640 px", () => {
  it("stands at the bottom, or above the bars if there are any", () => {
    expect(clearOf([], 640, 60)).toBe(12);
    expect(clearOf([span(584, 56)], 640, 60)).toBe(68);
    expect(clearOf([span(516, 68), span(584, 56)], 640, 60)).toBe(136);
  });

  it("makes room for a button at its place, and stays below a higher button", () => {
    expect(clearOf([span(584, 56), span(500, 46)], 640, 60)).toBe(152);
    expect(clearOf([span(584, 56), span(300, 46)], 640, 60)).toBe(68);
  });

  it("is not sent up and up by a page full of buttons", () => {
    const page = Array.from({ length: 12 }, (_, row) => span(row * 56, 46));
    expect(clearOf(page, 640, 60)).toBeLessThanOrEqual(320);
  });
});
