/** Desktop app identifiers used by systems, stores, and links. Changing one orphans installations. */
export const DESKTOP = {
  appId: 'com.havenexchange.desktop',
  productName: 'Haven Exchange',
  /** Deep links: `haven://open/<route>` and `haven://auth/<action>`. */
  linkScheme: 'haven',
  /** Origin the renderer is served from. */
  appScheme: 'app',
  origin: 'app://haven',
  website: 'https://havenexchange.example',
  help: 'https://havenexchange.example/support',
  /** Oldest macOS the bundled Electron supports; version 44 dropped macOS 12. */
  oldestMac: 13,
  /** Page of the workspace chooser window. */
  chooserPage: '/choose-workspace',
  /** Page of the dialog for a proxy's password. */
  proxyLoginPage: '/proxy-sign-in',
} as const;
