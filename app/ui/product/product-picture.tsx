import noPicture from "./no-picture.svg";

export type ProductPictureProps = {
  /** "" if the backend has no picture */
  src: string;
  /** the same picture in other sizes, and its displayed width; the browser selects a size */
  set?: { srcSet: string | undefined; sizes: string };
  /** "" if the name is beside it */
  alt: string;
  /** max side length in CSS pixels */
  size: number;
  /** on the first screen: loaded immediately; "first": with high priority */
  eager?: boolean | "first";
};

/** A product's picture; its parent provides the square and the background (styles/picture.css). */
export function ProductPicture({ src, set, alt, size, eager }: ProductPictureProps) {
  const srcSet = src ? set?.srcSet : undefined;
  return (
    <img
      // React 18 passes this attribute only in lower case.
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

/** A small picture on a square; the parent sets the side length with `--side`. */
export const PictureTile = (props: { src: string; size: number }) => (
  <span className="picture-tile">
    <ProductPicture {...props} alt="" />
  </span>
);
