import type { Flyer } from "~/model/catalogue";

/** Flyer of two pages, valid from Monday to Sunday. */
export const sampleFlyer: Flyer = {
  id: 73,
  name: "Offerte della settimana",
  slug: "offerte-della-settimana",
  from: "2026-11-23",
  until: "2026-11-29",
  pages: [0, 1].map((page) => ({
    picture: `https://shop.example/${page}.png`,
    cover: `https://shop.example/medium/${page}.png`,
    thumb: `https://shop.example/small/${page}.png`,
  })),
};
