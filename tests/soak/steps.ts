import type { Good } from "../../e2e/goods";
import { homeForm } from "../../e2e/scene";
import type { PageForm } from "../http/html";
import type { Landed } from "./shopper";
import type { Walker } from "./walker";

/** One thing a shopper sets out to do. Wherever it ends, the next one begins anew. */
export type Step = (walker: Walker) => Promise<unknown>;

const posts = ({ forms }: Landed, action: RegExp): PageForm[] =>
  forms.filter((form) => form.method === "post" && action.test(form.action));
const linkTo = ({ links }: Landed, path: RegExp): string[] => links.filter((link) => path.test(link));

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

/** From the product's page: the first unit, one more or less, or a typed quantity. */
export const add: Step = async (walker) => {
  const { shopper, goods } = walker;
  const good: Good = shopper.random.pick(goods);
  const page = await shopper.open(`/product/${good.slug}`);
  const form = posts(page, /^\/cart\/(add$|lines\/)/).find(
    ({ fields }) => Object.fromEntries(fields).productId === String(good.productId),
  );
  if (form) await walker.aim(form);
};

/** In the cart: another quantity, or the line taken away. */
export const change: Step = async (walker) => {
  const page = await walker.shopper.open("/cart");
  const forms = posts(page, /^\/cart\/lines\/\d+$/);
  if (forms.length === 0) return;
  const { page: next } = await walker.aim(walker.shopper.random.pick(forms));
  const [remove] = posts(next, /^$|\/remove/);
  if (/\/remove/.test(next.path) && remove) await walker.press(remove);
};

export const remove: Step = async (walker) => {
  const page = await walker.shopper.open("/cart");
  const paths = linkTo(page, /^\/cart\/lines\/\d+\/remove/);
  if (paths.length === 0) return;
  const asked = await walker.shopper.open(walker.shopper.random.pick(paths));
  const [form] = posts(asked, /^$|\/remove/);
  if (form) await walker.press(form);
};

export const note: Step = async (walker) => {
  await walker.press({ ...blank("/cart"), fields: [["note", `Suonare a ${walker.shopper.mark}`]] });
};

/** A list into the cart, on its own page or with an address. */
export const listToCart: Step = async (walker) => {
  const { random } = walker.shopper;
  const lists = await walker.truth.lists();
  if (lists.length === 0) return;
  const path = `/profile/lists/${random.pick(lists)}`;
  const page = await walker.shopper.open(random.chance(0.2) ? `${path}/deliver` : path);
  const [form] = posts(page, /\/cart$|\/deliver$|^$/);
  if (form) await walker.press(form, random.chance(0.5) ? undefined : []);
};

export const keepInList: Step = async (walker) => {
  const { shopper, goods } = walker;
  const { productId } = shopper.random.pick(goods);
  if (shopper.random.chance(0.4)) {
    await walker.press({ ...blank("/profile/lists/favourites"), fields: [["add", String(productId)]] });
    return;
  }
  const page = await shopper.open(`/profile/lists/add?product=${productId}`);
  const forms = posts(page, /\/profile\/lists\/add/);
  const form = forms.find(({ buttons }) => buttons.length > 0) ?? forms[0];
  if (!form) return;
  const button = form.buttons[0];
  const name: [string, string] = ["name", `Lista ${shopper.mark} ${shopper.random.below(1000)}`];
  await walker.press(form, button && shopper.random.chance(0.7) ? [[button.name, button.value]] : [name]);
};

export const reorder: Step = async (walker) => {
  const orders = linkTo(await walker.shopper.open("/profile/orders"), /^\/profile\/orders\/\d+$/);
  if (orders.length === 0) return;
  const path = walker.shopper.random.pick(orders);
  const page = await walker.shopper.open(path);
  const [form] = posts(page, /^$|\/profile\/orders\/\d+$/);
  if (form) await walker.press({ ...form, action: path });
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

/** Terms, payment, and the bank where it is a card. */
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

/** Opens what belongs to somebody else: it must never be shown. */
export const peek: Step = async ({ shopper, others }) => {
  const paths = others();
  if (paths.length === 0) return;
  const path = shopper.random.pick(paths);
  const page = await shopper.open(path);
  if (page.status === 200 && page.path === path)
    shopper.diary.fault(shopper.name, `${path} is somebody else's, and is shown`);
};

/** A form that is posted without its page. */
const blank = (action: string): PageForm => ({
  method: "post",
  action,
  fields: [],
  choices: {},
  buttons: [],
});
