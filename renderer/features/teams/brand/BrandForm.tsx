import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { DEFAULT_COLORS } from '#shared/teams/brand/brand.ts';
import { dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { isPlainLine, PLAIN_LINE_MESSAGE, tooLongMessage } from '../../../ui/form/textSchemas.ts';
import { PageHeader } from '../../../ui/page/Page.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Brand.module.css';
import { BrandPreview } from './BrandPreview.tsx';
import { usePublishBrandMutation, useSaveBrandMutation } from './brandApi.ts';
import type { BrandFacts, Studio } from './brandShapes.ts';
import { ColorField, colorError } from './ColorField.tsx';
import { LogoField } from './LogoField.tsx';
import { VersionList } from './VersionList.tsx';

const TYPEFACES = [
  ['house', 'Serif headings, sans-serif text'],
  ['plain', 'Sans-serif throughout'],
  ['book', 'Serif throughout'],
] as const;

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} &.’-]*$/u;

const startOf = ({ draft, live, tenant }: Studio): BrandFacts =>
  draft ??
  live ?? {
    product_name: [...tenant]
      .filter((character) => NAME.test(`a${character}`))
      .join('')
      .trim()
      .slice(0, 40),
    ...DEFAULT_COLORS,
    typeface: 'house',
    mail_footer: '',
    sign_in_title: '',
    sign_in_text: '',
    logo: null,
  };

const validateName = (name: string): string | undefined =>
  name.trim() !== '' && name.trim().length <= 40 && NAME.test(name.trim())
    ? undefined
    : 'Use up to 40 letters, digits, spaces, & . ’ and hyphens.';

const validateLine = (typed: string, limit: number): string | undefined => {
  if (typed.length > limit) return tooLongMessage(limit);
  return isPlainLine(typed) ? undefined : PLAIN_LINE_MESSAGE;
};

/** The draft next to a live preview; publishing applies it to the whole workspace. */
export function BrandForm({ studio }: { readonly studio: Studio }) {
  const [start, setStart] = useState(() => startOf(studio));
  const { logo: firstLogo, ...initialValues } = start;
  const [logo, setLogo] = useState(firstLogo);
  const [values, type, reset] = usePersistedText(`brand:${studio.subdomain}`, initialValues);
  const brand: BrandFacts = { ...values, logo };
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);
  const [reservedName, setReservedName] = useState<string | null>(null);
  const [save, saving] = useSaveBrandMutation();
  const [publish, publishing] = usePublishBrandMutation();
  const isDirty = (Object.keys(start) as (keyof BrandFacts)[]).some(
    (name) => brand[name] !== start[name],
  );
  useUnsavedWork(isDirty);
  const errors = {
    title: validateLine(brand.sign_in_title, 80),
    text: validateLine(brand.sign_in_text, 240),
    footer: validateLine(brand.mail_footer, 200),
  };
  const isFaulty =
    validateName(brand.product_name) !== undefined ||
    Object.values(errors).some((message) => message !== undefined) ||
    (['surface', 'accent_light', 'accent_dark'] as const).some(
      (name) => colorError(name, brand[name]) !== undefined,
    );
  const change = type;

  function say(error: unknown) {
    const isName = isDataError(error) && error.code === 'HXTNR';
    if (isName) setReservedName(brand.product_name);
    setErrorNotice(
      isDataError(error) && !isName
        ? { title: 'Not saved', description: dataErrorMessage(error) }
        : null,
    );
  }
  async function keep(): Promise<boolean> {
    if (isFaulty) return false;
    const result = await save(brand);
    say(result.error);
    if (result.error === undefined) {
      setStart(brand);
      reset(values);
    }
    return result.error === undefined;
  }
  async function publishNow() {
    if (!(await keep())) return;
    const result = await publish(0);
    say(result.error);
  }
  async function restore(version: number) {
    const result = await publish(version);
    say(result.error);
  }
  const last = studio.versions[0];
  return (
    <>
      <PageHeader
        actions={
          <>
            <span className={ui.aside} role="status">
              {isDirty
                ? 'Draft not saved'
                : last === undefined
                  ? 'Nothing published yet'
                  : `Version ${last.version} from ${formatDateTime(last.at)} is live`}
            </span>
            <Button
              size="small"
              loading={saving.isLoading}
              disabled={!isDirty || isFaulty}
              onClick={() => void keep()}
            >
              Save draft
            </Button>
            <Button
              size="small"
              intent="primary"
              loading={publishing.isLoading}
              disabled={isFaulty || !studio.may_publish}
              onClick={() => void publishNow()}
            >
              Publish
            </Button>
          </>
        }
      />
      {!studio.may_publish && (
        <p className={styles.note}>
          White label requires the Enterprise plan. You can draft and preview your brand now.
        </p>
      )}
      <FormError notice={errorNotice} />
      <div className={styles.studio}>
        <Form onSend={keep} className={styles.fields}>
          <h2>Name and logo</h2>
          <TextField
            label="Product name"
            value={brand.product_name}
            error={
              brand.product_name === reservedName
                ? dataErrorMessage({ status: 400, code: 'HXTNR' })
                : validateName(brand.product_name)
            }
            onChange={({ target }) => change({ product_name: target.value })}
          />
          <LogoField logo={brand.logo} onChange={setLogo} />
          <h2>Colors and typography</h2>
          <ColorField
            of="surface"
            label="Surface"
            value={brand.surface}
            onChange={(surface) => change({ surface })}
          />
          <ColorField
            of="accent_light"
            label="Accent on light"
            value={brand.accent_light}
            onChange={(accent_light) => change({ accent_light })}
          />
          <ColorField
            of="accent_dark"
            label="Accent on dark"
            value={brand.accent_dark}
            onChange={(accent_dark) => change({ accent_dark })}
          />
          <SelectField
            label="Typography"
            options={TYPEFACES}
            value={brand.typeface}
            onChange={({ target }) => change({ typeface: target.value })}
          />
          <h2>Sign-in page</h2>
          <TextField
            label="Title"
            isOptional
            value={brand.sign_in_title}
            error={errors.title}
            onChange={({ target }) => change({ sign_in_title: target.value })}
          />
          <TextAreaField
            label="Text"
            isOptional
            rows={3}
            value={brand.sign_in_text}
            error={errors.text}
            onChange={({ target }) => change({ sign_in_text: target.value })}
          />
          <h2>Emails</h2>
          <TextField
            label="Invitation footer"
            isOptional
            error={errors.footer}
            hint="Identifies the sender, such as your office address."
            value={brand.mail_footer}
            onChange={({ target }) => change({ mail_footer: target.value })}
          />
          <Button
            variant="minimal"
            onClick={() => change({ ...DEFAULT_COLORS, typeface: 'house' })}
          >
            Reset to default colors
          </Button>
        </Form>
        <div className={styles.beside}>
          <BrandPreview brand={brand} subdomain={studio.subdomain} isFaulty={isFaulty} />
          <VersionList
            versions={studio.versions}
            isBusy={publishing.isLoading}
            mayPublish={studio.may_publish}
            onRestore={(version) => void restore(version)}
          />
        </div>
      </div>
    </>
  );
}
