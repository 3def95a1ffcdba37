/** Links that arrive before the app can follow them: macOS sends one even before it is ready. */
export class LinkQueue {
  readonly #waiting: string[] = [];
  #follow: ((link: string) => void) | null = null;

  push(link: string): void {
    if (this.#follow) this.#follow(link);
    else this.#waiting.push(link);
  }

  /** From now on links are followed at once, beginning with those that waited. */
  followWith(follow: (link: string) => void): void {
    this.#follow = follow;
    for (const link of this.#waiting.splice(0)) follow(link);
  }
}
