import type { Flyer } from "~/model/catalogue";

/** A flyer of two pages, good from Monday to Sunday. */
export const sampleFlyer: Flyer = {
  id: 73,
  name: "Offerte della settimana",
  slug: "offerte-della-settimana",
  from: "2026-11-23",
  until: "2026-11-29",
  pages: ["https://shop.example/0.png", "https://shop.example/1.png"],
};
