/** §9: pixels. */
const farEnough = 20;

/** The link back to the top appears after some scrolling. */
export function startToTop(): void {
  const look = () => {
    const link = document.querySelector<HTMLElement>(".to-top");
    if (link) link.hidden = scrollY <= farEnough;
  };
  addEventListener("scroll", look, { passive: true });
  look();
}
