/** What Remix calls the frame's route, after its file: by this name its data are found where an error has replaced a page. */
export const frameRouteId = "frame/routes/frame";
