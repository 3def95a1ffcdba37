import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { getFormShownAt } from '../../../ui/form/formShownAt.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { checkedText, line, plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useRequestPlaceQuery, useSubmitWorkRequestMutation } from './requestApi.ts';

/** Requests work by the QR label of a unit or asset, without an account. */
export function Component() {
  const { token = '' } = useParams();
  const query = useRequestPlaceQuery(token);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="28rem" />}
      nothing={
        <NotFoundMessage title="This code is no longer valid" to="home" button="Haven Exchange">
          Tell the front desk what needs repair.
        </NotFoundMessage>
      }
    >
      {(place) =>
        place === null ? null : (
          <Page>
            <PageHeader title={`Request maintenance: ${place.place}`} />
            <p className={ui.muted}>{place.community}</p>
            <RequestForm token={token} phone={place.phone} />
          </Page>
        )
      }
    </Loaded>
  );
}

const requestForm = z.object({
  title: requiredLine(120, 'Enter what is wrong.'),
  description: plainText(2000),
  name: line(80),
  phone: checkedText((typed) => /^[0-9+(). x/-]{0,40}$/.test(typed), 'Enter a phone number.'),
  website: z.string(),
});

interface RequestFormProps {
  readonly token: string;
  readonly phone: string | null;
}

function RequestForm({ token, phone }: RequestFormProps) {
  const [send] = useSubmitWorkRequestMutation();
  const [openedAt] = useState(getFormShownAt);
  const [isSent, setSent] = useState(false);
  const form = useSaveForm({
    schema: requestForm,
    defaultValues: { title: '', description: '', name: '', phone: '', website: '' },
    save: (values, requestId) =>
      send({
        ...values,
        token,
        requestId,
        seconds: Math.round((Date.now() - openedAt) / 1000),
      }),
    onSaved: () => setSent(true),
  });
  if (isSent) {
    return (
      <p role="status" data-confirmation tabIndex={-1}>
        Request sent. The maintenance team will take care of it.
      </p>
    );
  }
  return (
    <div className={ui.stack16}>
      <p>
        In an emergency, call {phone === null ? 'the front desk' : phone}
        {' or 911.'}
      </p>
      <SaveForm form={form} action="Send request" failure="Not sent" size="large">
        <TextField label="What is wrong" {...form.field('title')} />
        <TextAreaField label="Details" isOptional rows={4} {...form.field('description')} />
        <TextField label="Your name" isOptional autoComplete="name" {...form.field('name')} />
        <TextField
          label="Phone"
          isOptional
          type="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
        <div aria-hidden="true" className="visually-hidden">
          <label>
            Website
            <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
          </label>
        </div>
      </SaveForm>
    </div>
  );
}
