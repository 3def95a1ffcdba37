/**
 * Returns when the user could first fill in the form being rendered: on a server-rendered screen, when its document
 * arrived.
 */
export function getFormShownAt(): number {
  const isServers = typeof document === 'undefined';
  const isFirst = !isServers && document.documentElement.dataset.screen !== undefined;
  return isFirst ? performance.timeOrigin : Date.now();
}
