/** Frees the graphics memory of a canvas that was removed: a lobby screen opens a scene every few seconds. */
export function loseContextOf(
  canvas: HTMLCanvasElement,
  gl: WebGLRenderingContext | WebGL2RenderingContext,
): void {
  setTimeout(() => {
    if (!canvas.isConnected) gl.getExtension('WEBGL_lose_context')?.loseContext();
  });
}
