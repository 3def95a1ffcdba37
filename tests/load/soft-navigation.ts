import type { Devtools } from './devtools.ts';

/** Screens a signed-in user visits through each screen's menus. */
interface Walk {
  readonly url: string;
  /** Stored session of the user. */
  readonly session: string;
  readonly paths: readonly string[];
  /** How many times each screen is visited, after a first visit that loads its data. */
  readonly rounds: number;
}

/** Returns sorted times in milliseconds from the click on a menu link to the screen's painted heading. */
export async function softNavigations(browser: Devtools, walk: Walk): Promise<readonly number[]> {
  const { send, close } = await browser.openPage({ width: 1440, height: 900 });
  await send('Page.setLifecycleEventsEnabled', { enabled: true });
  const source = `localStorage.setItem('haven.session', ${JSON.stringify(walk.session)});`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  const { loaderId } = await send('Page.navigate', { url: `${walk.url}${walk.paths[0]}` });
  await browser.next(
    'Page.lifecycleEvent',
    (event) => event.name === 'networkIdle' && event.loaderId === loaderId,
  );
  const { result, exceptionDetails } = await send('Runtime.evaluate', {
    expression: `(${walkMenus})(${JSON.stringify(walk.paths)}, ${walk.rounds})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
  await close();
  return (result as { value: number[] }).value.toSorted((one, other) => one - other);
}

/** Runs in the page. */
async function walkMenus(paths: readonly string[], rounds: number): Promise<number[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const heading = () => document.querySelector('h1')?.textContent;
  const goTo = async (path: string): Promise<number> => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
    if (link === null) throw new Error(`No menu of ${location.pathname} leads to ${path}.`);
    const before = heading();
    const began = performance.now();
    link.click();
    while (location.pathname !== path || heading() === undefined || heading() === before) {
      await frame();
    }
    // A frame has been painted when the next task starts.
    await new Promise((painted) => setTimeout(painted));
    return performance.now() - began;
  };
  const took: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of [...paths.slice(1), ...paths.slice(0, 1)]) {
      const milliseconds = await goTo(path);
      if (round > 0) took.push(milliseconds);
      // Simulates a user looking at a screen before moving on.
      await new Promise((looked) => setTimeout(looked, 200));
    }
  }
  return took;
}
