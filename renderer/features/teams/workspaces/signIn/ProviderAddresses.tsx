import { useEffect, useState } from 'react';
import { useHost } from '../../../../host/HostContext.tsx';
import { CopyLinkField } from '../../../../ui/form/CopyLinkField.tsx';
import styles from './SignIn.module.css';
import type { Connection } from './signInApi.ts';

/** Returns the address of the backend's functions; undefined until it is known. */
export function useFunctionsUrl(): string | undefined {
  const host = useHost();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    void host.backend().then((backend) => setUrl(`${backend.url}/functions/v1`));
  }, [host]);
  return url;
}

interface ProviderAddressesProps {
  readonly id: string;
  readonly protocol: Connection['protocol'];
}

/** What an administrator enters at the identity provider. */
export function ProviderAddresses({ id, protocol }: ProviderAddressesProps) {
  const functions = useFunctionsUrl();
  if (functions === undefined) return null;
  const address = `${functions}/sso/${protocol}/${id}`;
  const label =
    protocol === 'saml' ? 'Entity ID and assertion consumer service (ACS) URL' : 'Redirect URI';
  return (
    <fieldset className={styles.addresses}>
      <legend>Enter at your provider</legend>
      <span>{label}</span>
      <CopyLinkField label={label} address={address} noun="address" />
      {protocol === 'saml' && (
        <>
          <span>Metadata URL</span>
          <CopyLinkField label="Metadata URL" address={`${address}/metadata`} noun="URL" />
        </>
      )}
    </fieldset>
  );
}
