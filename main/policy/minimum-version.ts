const RELEASE = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

/** True for the version of a release, such as `1.4.0`. */
export const isReleaseVersion = (version: string): boolean => RELEASE.test(version);

/** True if the running version is older than a release. A prerelease is older than its release. */
export function isOlderThan(running: string, release: string): boolean {
  const [version = '', prerelease] = running.split('-', 2);
  const parts = version.split('.').map(Number);
  for (const [index, required] of release.split('.').map(Number).entries()) {
    const difference = (parts[index] ?? 0) - required;
    if (difference !== 0) return difference < 0;
  }
  return prerelease !== undefined;
}
