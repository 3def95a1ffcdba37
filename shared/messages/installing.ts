/** What is said about having the product as an app on one's own device, and about a new version of it. */
export const installMessages = {
  install: {
    title: 'Install Haven Exchange',
    text: 'Open it from your desktop or home screen, and keep working when the network is away.',
    act: 'Install',
    dismiss: 'Not Now',
  },
  ios: {
    title: 'Add Haven Exchange to your home screen',
    text: 'It opens like an app and keeps working when the network is away.',
    act: 'Show Me How',
    dismiss: 'Not Now',
    steps: [
      'Tap Share, the square with an arrow, in the bar of your browser.',
      'Choose Add to Home Screen.',
      'Tap Add.',
    ],
  },
  update: {
    text: 'A new version is ready.',
    act: 'Reload',
    dismiss: 'Later',
    unsaved: 'Save or discard what you are writing first. The new version waits.',
  },
} as const;
