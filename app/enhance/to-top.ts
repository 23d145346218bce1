/** Pixels (§9). */
const farEnough = 20;

/** Shows the link to the top after some scrolling. */
export function startToTop(): void {
  const look = () => {
    const link = document.querySelector<HTMLElement>(".to-top");
    if (link) link.hidden = scrollY <= farEnough;
  };
  addEventListener("scroll", look, { passive: true });
  look();
}
