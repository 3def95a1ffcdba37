import ui from '../theme/ui.module.css';

/** Says what is wrong with what was entered or chosen; nothing without a text. */
export const Problem = ({ text }: { readonly text: string | null | undefined }) =>
  text != null && (
    <p role="alert" className={ui.error}>
      {text}
    </p>
  );
