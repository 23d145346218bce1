/** Square, with its size reserved before it loads, on the chain's quiet background. */
export type ProductPictureProps = {
  src: string;
  /** "" when the name stands beside it */
  alt: string;
  /** CSS pixels of its side at most */
  size: number;
  /** among the first on the page: loaded at once */
  eager?: boolean;
};

export function ProductPicture({ src, alt, size, eager }: ProductPictureProps) {
  return (
    <img
      className="picture"
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  );
}
