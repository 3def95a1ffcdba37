import ui from '../../../ui/theme/ui.module.css';
import { useAiSettingsQuery } from './providerApi.ts';

/** Says whether a language model answers, and where data goes if one does. */
export function ModelNotice() {
  const { data } = useAiSettingsQuery();
  if (data === undefined) return <p className={ui.note}>&nbsp;</p>;
  const { active } = data;
  return (
    <p className={ui.note}>
      {active === null ? (
        'No language model is connected. Answers come from rules and quotes, and nothing leaves this server.'
      ) : (
        <>
          Questions and the passages that answer them go to {active.host} ({active.model}). How long
          it keeps them: {active.retention}.{' '}
          {active.takes_health_data ? 'Health data is included.' : 'Health data is not sent.'}
        </>
      )}
    </p>
  );
}
