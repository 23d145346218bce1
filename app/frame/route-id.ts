/**
 * Remix's id of the frame's route, from its file name: finds its data when an error replaces a
 * page.
 */
export const frameRouteId = "frame/routes/frame";
