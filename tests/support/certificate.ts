import { generateKeyPairSync, sign } from 'node:crypto';

const SHA256_WITH_RSA = '300d06092a864886f70d01010b0500';
const COMMON_NAME = '0603550403';

/** Encodes one DER value: a tag, the length, and the parts. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const hex = (digits: string) => Buffer.from(digits, 'hex');
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const time = (date: string) => der(0x17, Buffer.from(date));

/** Creates a self-signed certificate with its key, as PEM. Providers sign with such keys. */
export function createCertificate(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const called = sequence(der(0x31, sequence(hex(COMMON_NAME), der(0x0c, Buffer.from(name)))));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    hex(SHA256_WITH_RSA),
    called,
    sequence(time('260101000000Z'), time('460101000000Z')),
    called,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const certificate = sequence(content, hex(SHA256_WITH_RSA), signature);
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
