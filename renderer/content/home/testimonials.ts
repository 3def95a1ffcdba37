export interface Testimonial {
  readonly words: string;
  readonly who: string;
  readonly role: string;
}

/** Of invented people, who are marked as such wherever they speak. */
export const testimonials: readonly Testimonial[] = [
  {
    words:
      'I used to learn on the third call that a buyer had no license and no operator. Here I see it before the first.',
    who: 'Anneke Voss (demo)',
    role: 'Broker, Ohio',
  },
  {
    words:
      'The cap rate and the census it rests on stand on one line. I stopped keeping my own spreadsheet of listings.',
    who: 'Raymond Achebe (demo)',
    role: 'Buyer of three communities',
  },
  {
    words:
      'Nobody in the building knew until we told them ourselves, with the new administrator standing beside us.',
    who: 'Carol Dunmore (demo)',
    role: 'Seller, 72 units',
  },
];

export const testimonialsNote =
  'Demonstration content: these three people and their deals are invented.';
