export const listsPath = "/profile/lists";
export const favouritesPath = "/profile/lists/favourites";
export const pastePath = "/lista-veloce";

/** The favourites have an address of their own. */
export const listPath = ({ id, favourites }: { id: number; favourites: boolean }): string =>
  favourites ? favouritesPath : `${listsPath}/${id}`;
export const toCartPath = (id: number): string => `${listsPath}/${id}/cart`;
