export interface ButtonLook {
  readonly intent?: 'primary' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly variant?: 'solid' | 'minimal' | undefined;
  readonly fill?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Styles an element like a Blueprint button. The class names are written out because importing them would load
 * Blueprint on pages that don't use it; the rules are in `theme/button.css`.
 */
export function buttonClass({ intent, size, variant, fill, className }: ButtonLook): string {
  return [
    'bp6-button',
    intent === 'primary' && 'bp6-intent-primary',
    (size === 'small' || size === 'large') && `bp6-${size}`,
    variant === 'minimal' && 'bp6-minimal',
    fill && 'bp6-fill',
    className,
  ]
    .filter(Boolean)
    .join(' ');
}
