/** Returns the length of a video file in whole seconds; null if this browser can't play it. */
export function readVideoSeconds(file: Blob): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  return new Promise<number | null>((resolve) => {
    video.preload = 'metadata';
    video.onloadedmetadata = () =>
      resolve(Number.isFinite(video.duration) ? Math.max(1, Math.floor(video.duration)) : null);
    video.onerror = () => resolve(null);
    video.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
