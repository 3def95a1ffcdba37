import { PlainButton } from '../button/PlainButton.tsx';
import { announce } from '../live/announce.ts';
import { setThemeChoice, type ThemeChoice, themeChoices, useThemeChoice } from './theme.ts';

/** A half disc for system, a sun for light, a crescent for dark. */
const paths: Record<ThemeChoice, string> = {
  system: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 1.6a4.9 4.9 0 0 1 0 9.8Z',
  light:
    'M8 4.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM7.2.8h1.6v2.2H7.2ZM7.2 13h1.6v2.2H7.2ZM.8 7.2H3v1.6H.8ZM13 7.2h2.2v1.6H13ZM2.3 3.4l1.1-1.1L5 3.9 3.9 5ZM11 12.1l1.1-1.1 1.6 1.6-1.1 1.1ZM2.3 12.6 3.9 11 5 12.1l-1.6 1.6ZM11 3.9l1.6-1.6 1.1 1.1L12.1 5Z',
  dark: 'M6 1.8a6.5 6.5 0 1 0 8.2 8.2A5.4 5.4 0 0 1 6 1.8Z',
};

function ThemeIcon({ choice }: { readonly choice: ThemeChoice }) {
  return (
    <svg aria-hidden="true" focusable="false" width="16" height="16" viewBox="0 0 16 16">
      <path fill="currentColor" fillRule="evenodd" d={paths[choice]} />
    </svg>
  );
}

const names: Record<ThemeChoice, string> = {
  system: 'system',
  light: 'light',
  dark: 'dark',
};

/** Cycles through the three themes; the label names the current one and the next. */
export function ThemeToggle() {
  const choice = useThemeChoice();
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system';
  const label = `Theme: ${names[choice]}. Change to ${names[next]}`;
  return (
    <PlainButton
      variant="minimal"
      aria-label={label}
      title={label}
      onClick={() => {
        setThemeChoice(next);
        announce(`Theme: ${names[next]}`);
      }}
    >
      <ThemeIcon choice={choice} />
    </PlainButton>
  );
}
