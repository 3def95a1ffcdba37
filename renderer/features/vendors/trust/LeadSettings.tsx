import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { numberText, parsedText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import type { LeadSettings as Settings } from './trust.ts';
import { useLeadSettingsQuery, useSaveLeadSettingsMutation } from './trustApi.ts';

/** This month's use of the lead limit, and its settings. Renders nothing without a vendor profile. */
export default function LeadSettings() {
  const { currentData: settings } = useLeadSettingsQuery();
  const [isOpen, setOpen] = useState(false);
  if (settings === undefined || settings === null) return null;
  return (
    <>
      <span className={ui.caption}>{leadUseText(settings)}</span>
      <Button onClick={() => setOpen(true)}>Lead settings</Button>
      {isOpen && <SettingsDialog settings={settings} onClose={() => setOpen(false)} />}
    </>
  );
}

function leadUseText({ used, monthly_limit: limit, credited, overdue }: Settings): string {
  const parts = [
    limit === null
      ? `${formatNumber(used)} this month`
      : `${formatNumber(used)} of ${formatNumber(limit)} this month`,
    ...(credited > 0 ? [`${formatNumber(credited)} credited`] : []),
    ...(overdue > 0 ? [`${formatNumber(overdue)} overdue`] : []),
  ];
  return parts.join(' · ');
}

const limitText = parsedText<number | null>((typed) => {
  if (typed.trim() === '') return null;
  const limit = Number(typed);
  return Number.isInteger(limit) && limit >= 1 && limit <= 1000 ? limit : undefined;
}, 'Enter 1 to 1,000, or leave it empty.');

const schema = z.object({
  monthly: limitText,
  hours: numberText(1, 336, 'Enter 1 to 336 hours.'),
  routed: z.boolean(),
});

interface SettingsDialogProps {
  readonly settings: Settings;
  readonly onClose: () => void;
}

function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const [save] = useSaveLeadSettingsMutation();
  const form = useSaveForm({
    schema,
    defaultValues: {
      monthly: settings.monthly_limit === null ? '' : String(settings.monthly_limit),
      hours: String(settings.respond_hours),
      routed: settings.takes_routed,
    },
    save: ({ monthly, hours, routed }) =>
      save({ monthly_limit: monthly, respond_hours: Math.round(hours), takes_routed: routed }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Lead settings" action="Save settings" onCancel={onClose}>
      <WholeNumberField
        label="Most leads a month"
        hint="Credited leads don't count. Empty means no limit."
        isOptional
        maxLength={4}
        {...form.field('monthly')}
      />
      <WholeNumberField
        label="Hours to respond"
        hint="Your answers within this time count toward your position."
        maxLength={3}
        {...form.field('hours')}
      />
      <Checkbox {...form.register('routed')}>Receive projects that the exchange routes</Checkbox>
    </SaveDialog>
  );
}
