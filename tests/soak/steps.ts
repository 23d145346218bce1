import { homeForm } from "../../e2e/scene";
import { blank, linkTo, posts, type Step } from "./step";

const places = [
  "/",
  "/catalog",
  "/volantini",
  "/negozi",
  "/consegna?q=Roma",
  "/lista-veloce",
  "/search/words",
];
const words = ["latte", "pane", "mel", "acqua frizzante", "xqzw", "pasta & sugo"];

export const look: Step = async ({ shopper, goods }) => {
  const { random } = shopper;
  const good = random.pick(goods);
  const path = random.weighted({ place: 3, category: 2, product: 2, search: 2, fast: 1, own: 2 });
  const own = [
    "/cart",
    "/profile/orders",
    "/profile/lists",
    "/profile/addresses",
    "/profile/lists/favourites",
  ];
  await shopper.open(
    {
      place: random.pick(places),
      category: `/category/${good.breadCrumbs.at(-1)?.slug}?page=${1 + random.below(3)}`,
      product: `/product/${good.slug}`,
      search: `/search?query=${encodeURIComponent(random.pick(words))}`,
      fast: `/fast-search?q=${random.pick(words).slice(0, 2)}`,
      own: random.pick(own),
    }[path],
  );
};

export const note: Step = async (walker) => {
  await walker.press({ ...blank("/cart"), fields: [["note", `Suonare a ${walker.shopper.mark}`]] });
};

export const cancel: Step = async (walker) => {
  const orders = linkTo(await walker.shopper.open("/profile/orders"), /^\/profile\/orders\/\d+$/);
  for (const path of orders.slice(0, 3)) {
    const page = await walker.shopper.open(path);
    const [ask] = linkTo(page, /\/cancel$/);
    const [form] = ask ? posts(await walker.shopper.open(ask), /^$|\/cancel$/) : [];
    if (form) return walker.press(form);
  }
};

export const choosePlace: Step = async (walker) => {
  const { random } = walker.shopper;
  const pickup = random.chance(0.3);
  await walker.shopper.open(`/delivery/address?back=/cart${pickup ? "&servizio=pickup" : ""}`);
  await walker.goOn();
};

export const saveAddress: Step = async (walker) => {
  const fields = Object.entries({ ...homeForm, doorbell: walker.shopper.mark, label: walker.shopper.mark });
  await walker.press({ ...blank("/delivery/address/new?back=/profile/addresses"), fields });
};

export const chooseSlot: Step = async (walker) => {
  await walker.shopper.open("/delivery/timeslot?back=/cart");
  await walker.goOn();
};

/** Accepts the terms, pays, and visits the bank for a card. */
export const order: Step = async (walker) => {
  const { shopper } = walker;
  await shopper.open("/checkout");
  let page = await walker.goOn();
  for (let tries = 0; tries < 3 && page.path.startsWith("/checkout"); tries += 1) {
    const [form] = posts(page, /^$|^\/checkout/);
    if (!form) return;
    page = (await walker.press(form, [["terms", "on"]])).page;
  }
  const [form] = page.path.startsWith("/payment") ? posts(page, /^$|^\/payment/) : [];
  const ways = form?.choices["payment"] ?? [];
  if (form && ways.length > 0) await walker.press(form, [["payment", shopper.random.pick(ways)]]);
};

export const leave: Step = async (walker) => {
  await walker.press(blank("/logout"), []);
  if (walker.shopper.random.chance(0.5)) await look(walker);
  await walker.shopper.open("/login?back=/cart");
  await walker.goOn();
};

/** Opens another shopper's data, which must never be shown. */
export const peek: Step = async ({ shopper, others }) => {
  const paths = others();
  if (paths.length === 0) return;
  const path = shopper.random.pick(paths);
  const page = await shopper.open(path);
  if (page.status === 200 && page.path === path)
    shopper.diary.fault(shopper.name, `${path} is somebody else's, and is shown`);
};
