import type { BrowserWindow, Screen } from 'electron';
import type { Clock } from '../clock.ts';
import { WINDOW_SIZE } from '../window/options.ts';
import type { WindowPlaces } from '../window/windows.ts';
import { cascade, placeWindow } from '../window-state/bounds.ts';
import { type WindowStateFile, WindowStateKeeper } from '../window-state/keeper.ts';

/** All windows are of one kind: a new one opens where the last one was left. */
const KIND = 'main';

/** Where windows open and what is kept of them, against the displays that are there now. */
export function keepPlaces(
  screen: Pick<Screen, 'getPrimaryDisplay' | 'getAllDisplays' | 'getDisplayMatching'>,
  file: WindowStateFile,
  clock: Clock,
): WindowPlaces {
  const keeper = new WindowStateKeeper(file, clock);
  return {
    next(others: readonly BrowserWindow[]) {
      const displays = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()];
      const place = placeWindow(keeper.saved(KIND), displays, WINDOW_SIZE);
      const { workArea } = screen.getDisplayMatching(place.bounds);
      return cascade(
        place,
        others.map((other) => other.getNormalBounds()),
        workArea,
      );
    },
    follow: (window) => keeper.follow(KIND, window),
  };
}
