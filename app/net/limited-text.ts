/** Returns the body of a response as text. Throws and stops reading beyond `most` bytes. */
export async function limitedText(response: Response, most: number): Promise<string> {
  const tooLong = () => new Error(`more than ${most} bytes`);
  if (Number(response.headers.get("content-length")) > most) {
    await response.body?.cancel();
    throw tooLong();
  }
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const piece: Uint8Array = part.value;
    bytes += piece.byteLength;
    if (bytes > most) {
      await reader.cancel();
      throw tooLong();
    }
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
