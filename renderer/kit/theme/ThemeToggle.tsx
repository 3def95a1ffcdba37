import { PlainButton } from '../button/PlainButton.tsx';
import { announce } from '../live/announce.ts';
import { ThemeIcon } from './ThemeIcon.tsx';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from './theme.ts';

const names: Record<ThemeChoice, string> = {
  system: 'as the system',
  light: 'light',
  dark: 'dark',
};

/** Steps through the three choices; the label says the present one and the next. */
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
        chooseTheme(next);
        announce(`Theme: ${names[next]}`);
      }}
    >
      <ThemeIcon choice={choice} />
    </PlainButton>
  );
}
