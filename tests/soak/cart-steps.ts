import type { Good } from "../../e2e/goods";
import { blank, linkTo, posts, type Step } from "./step";

/** On the product's page: the first unit, a unit more or less, or a typed quantity. */
export const add: Step = async (walker) => {
  const { shopper, goods } = walker;
  const good: Good = shopper.random.pick(goods);
  const page = await shopper.open(`/product/${good.slug}`);
  const form = posts(page, /^\/cart\/(add$|lines\/)/).find(
    ({ fields }) => Object.fromEntries(fields).productId === String(good.productId),
  );
  if (form) await walker.aim(form);
};

/** In the cart: another quantity, or removal of the line. */
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

/** Moves a list into the cart, from its own page or together with an address. */
export const listToCart: Step = async (walker) => {
  const { random } = walker.shopper;
  const lists = await walker.truth.lists();
  if (lists.length === 0) return;
  const path = `/profile/lists/${random.pick(lists)}`;
  const page = await walker.shopper.open(random.chance(0.2) ? `${path}/deliver` : path);
  const [form] = posts(page, /\/cart$|\/deliver$|^$/);
  if (form) await walker.press(form);
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
