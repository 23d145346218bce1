/** Square, with its size reserved before it loads, on the chain's quiet background. */
export type ProductPictureProps = {
  src: string;
  /** the same picture in other sizes, and how wide it is shown; the browser takes what its screen needs */
  set?: { srcSet: string | undefined; sizes: string };
  /** "" when the name stands beside it */
  alt: string;
  /** CSS pixels of its side at most */
  size: number;
  /** in the first screen: loaded at once; the very first of the page before everything else */
  eager?: boolean | "first";
};

export function ProductPicture({ src, set, alt, size, eager }: ProductPictureProps) {
  return (
    <img
      // React 18 knows this attribute only as HTML writes it.
      {...(eager === "first" && { fetchpriority: "high" })}
      className="picture"
      sizes={set?.srcSet && set.sizes}
      srcSet={set?.srcSet}
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  );
}
