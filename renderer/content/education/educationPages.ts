import type { ContentPage, Notice } from '../model.ts';

/** Content around the lists of the Education page. */
export const educationPage: ContentPage = {
  heading: 'Learn senior housing',
  lede: 'Free courses with certificates, short articles, and learning paths by role. Everything is dated and signed.',
  description:
    'Free courses on senior housing with quizzes and verifiable certificates, articles by topic, tracks, and learning paths for each role.',
  keywords: ['senior housing education', 'courses', 'certificates', 'caregiver training'],
  sections: [
    {
      id: 'how',
      heading: 'How courses work',
      blocks: [
        {
          kind: 'list',
          items: [
            'Read the outline of any course without an account. Sign in to start it.',
            'Your progress, notes, and bookmarks are saved on the server, so you can continue on another device.',
            'Some lessons have a calculator or a practical task. Each attempt at a task has its own figures, and the server checks your answers.',
            'Each attempt at a quiz draws different questions. You see an explanation for every answer.',
            'When you pass, you receive a certificate with an ID and a QR code that anyone can check.',
            'In the desktop app, lessons you opened stay readable offline, and completed ones are sent when you reconnect.',
            'If we revise a course while you take it, you finish the version you began.',
          ],
        },
      ],
    },
    {
      id: 'sources',
      heading: 'Where the facts come from',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Market figures name their publisher and period. Examples are invented and marked as such, and each calculation is checked by a test. State rules change, so confirm them before you act. The authors are fictional and marked as demo.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Browse courses', to: '/education/courses' },
    { label: 'Choose a learning path', to: '/education/learning-paths' },
    { label: 'Ask the community', to: '/community' },
    { label: 'Read the journal', to: '/senior-housing-journal' },
  ],
};

export const coursesPage: Notice = {
  heading: 'Course catalog',
  lede: 'Each course states its length and level, with ratings by people who finished it. All of them are free.',
  description:
    'The catalog of free senior housing courses: fundamentals, statements, loans, sales, and caregiver training, with time and level of each course.',
  keywords: ['course catalog', 'senior housing courses'],
  next: [
    { label: 'See learning paths by role', to: '/education/learning-paths' },
    { label: 'See tracks by goal', to: '/education/tracks' },
  ],
};

export const tracksPage: Notice = {
  heading: 'Tracks by goal',
  lede: 'A track puts courses and articles in the order that leads to one goal.',
  description:
    'Tracks combine courses and articles toward a goal, such as underwriting a first senior-living community. Free, in the order you need them.',
  keywords: ['education tracks', 'senior housing training'],
  next: [{ label: 'Browse single courses', to: '/education/courses' }],
};

export const learningPathsPage: Notice = {
  heading: 'Learning paths by role',
  lede: 'Choose what you do, and start with the first step.',
  description:
    'Learning paths for buyers, sellers, brokers, operators, and care teams: which courses and articles to take first, and why in that order.',
  keywords: ['learning paths', 'roles', 'senior housing training'],
  next: [{ label: 'Browse the catalog', to: '/education/courses' }],
};
