import noPicture from "./no-picture.svg";

export type ProductPictureProps = {
  /** "" where the backend has none */
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

/** A product's picture alone: its parent makes the square and the ground (styles/picture.css). */
export function ProductPicture({ src, set, alt, size, eager }: ProductPictureProps) {
  const srcSet = src ? set?.srcSet : undefined;
  return (
    <img
      // React 18 knows this attribute only as HTML writes it.
      {...(eager === "first" && { fetchpriority: "high" })}
      className="picture"
      sizes={srcSet && set?.sizes}
      srcSet={srcSet}
      src={src || noPicture}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  );
}

/** A small picture on a square of its own, whose side is the `--side` of what it stands in. */
export const PictureTile = (props: { src: string; size: number }) => (
  <span className="picture-tile">
    <ProductPicture {...props} alt="" />
  </span>
);
