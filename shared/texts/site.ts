/**
 * Messages of public pages when an embed fails to load. Kept out of the catalog so the first page doesn't load them.
 */
export const embedNotices = {
  loadingIssue: {
    title: 'Content Loading Issue',
    description: 'Having trouble loading the embedded content. You can try opening it directly.',
  },
  unavailable: {
    title: 'Content Unavailable',
    description:
      "We're having trouble loading this content. This might be due to network issues or device restrictions.",
  },
} as const;

export const landingFailure = {
  title: 'Error Loading Page',
  description: 'Something went wrong. This may be due to email verification redirect.',
} as const;
