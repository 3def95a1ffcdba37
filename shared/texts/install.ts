/** Messages about installing the app and about new versions. */
export const installMessages = {
  install: {
    title: 'Install Haven Exchange',
    text: 'Open it from your desktop or home screen, and keep working offline.',
    act: 'Install',
    dismiss: 'Not Now',
  },
  ios: {
    title: 'Add Haven Exchange to your home screen',
    text: 'It opens like an app and works offline.',
    act: 'Show Me How',
    dismiss: 'Not Now',
    steps: [
      'Tap Share, the square with an arrow, in your browser’s toolbar.',
      'Choose Add to Home Screen.',
      'Tap Add.',
    ],
  },
  update: {
    text: 'A new version is ready.',
    act: 'Reload',
    dismiss: 'Later',
    unsaved: 'Save or discard your changes first. The update will wait.',
  },
} as const;
