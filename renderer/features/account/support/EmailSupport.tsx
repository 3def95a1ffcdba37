import { SUPPORT_EMAIL } from '#shared/constants.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';

export function EmailSupport() {
  return (
    <section aria-labelledby="mail-title">
      <h2 id="mail-title">By email</h2>
      <p>
        <a href={`mailto:${SUPPORT_EMAIL}`}>
          <EmailText address={SUPPORT_EMAIL} />
        </a>
      </p>
    </section>
  );
}
