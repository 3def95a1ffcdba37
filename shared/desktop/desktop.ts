/** What the desktop app is called by systems, stores and links. Changing one orphans installations. */
export const DESKTOP = {
  appId: 'com.havenexchange.desktop',
  productName: 'Haven Exchange',
  /** Deep links: `haven://open/<route>` and `haven://auth/<action>`. */
  linkScheme: 'haven',
  /** Where the renderer is served from. */
  appScheme: 'app',
  origin: 'app://haven',
  website: 'https://havenexchange.example',
  help: 'https://havenexchange.example/support',
  /** The oldest macOS that the Electron in it runs on: 44 left macOS 12 behind. */
  oldestMac: 13,
  /** The page of the window in which a workspace is chosen. */
  chooserPage: '/choose-workspace',
} as const;
