/**
 * Since when somebody may have been filling in the form that is drawn now: on a screen that the server has
 * drawn, since its document came.
 */
export function shownAt(): number {
  const isServers = typeof document === 'undefined';
  const isFirst = !isServers && document.documentElement.dataset.screen !== undefined;
  return isFirst ? performance.timeOrigin : Date.now();
}
