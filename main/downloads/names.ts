/** Extensions that run when opened on any system, or contain something that does. */
const EXECUTABLE_EXTENSIONS = new Set(
  [
    'exe com scr pif bat cmd msi msp mst msix msixbundle appx appxbundle appinstaller application',
    'dll cpl sys drv ocx lnk url scf inf reg hta chm hlp gadget settingcontent-ms library-ms',
    'js jse mjs cjs vbs vbe vb wsf wsh ws wsc sct ps1 ps1xml ps2 psc1 psd1 psm1 msh',
    'jar jnlp class py pyw pyz rb pl php sh bash zsh csh ksh fish run bin command tool',
    'app pkg mpkg dmg iso img vhd vhdx workflow action scpt scptd applescript terminal fileloc webloc',
    'deb rpm appimage snap flatpak flatpakref desktop apk xpi crx',
    'docm dotm xlsm xltm xlam xll pptm potm ppam ppsm sldm one diagcab theme iqy slk',
  ].flatMap((line) => line.split(' ')),
);

const EXECUTABLE_TYPES = new Set([
  'application/x-msdownload',
  'application/x-msdos-program',
  'application/x-dosexec',
  'application/vnd.microsoft.portable-executable',
  'application/x-msi',
  'application/x-ms-installer',
  'application/x-ms-shortcut',
  'application/hta',
  'application/java-archive',
  'application/x-java-archive',
  'application/x-sh',
  'application/x-shellscript',
  'application/x-csh',
  'application/x-executable',
  'application/x-elf',
  'application/x-sharedlib',
  'application/x-mach-binary',
  'application/x-apple-diskimage',
  'application/x-iso9660-image',
  'application/vnd.debian.binary-package',
  'application/x-debian-package',
  'application/x-rpm',
  'application/vnd.appimage',
  'application/x-desktop',
  'application/javascript',
  'application/x-javascript',
  'text/javascript',
  'text/vbscript',
  'text/x-shellscript',
  'text/x-python',
  'application/x-powershell',
]);

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)$/i;
const LONGEST_NAME = 120;
const LONGEST_EXTENSION = 20;

/**
 * Returns a name that is valid on every system and shows the real type: no folders, streams or device names, and no
 * direction-changing characters that make `gnp.exe` look like `exe.png`.
 */
export function sanitizeFileName(suggested: string): string {
  const plain = suggested
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
    // Windows drops trailing dots and spaces, which would change an extension.
    .replace(/^[. -]+|(?<![. ])[. ]+$/g, '');
  const dot = plain.lastIndexOf('.');
  const hasExtension = dot > 0 && plain.length - dot - 1 <= LONGEST_EXTENSION;
  const extension = hasExtension ? plain.slice(dot) : '';
  const stem = plain
    .slice(0, plain.length - extension.length)
    .slice(0, LONGEST_NAME - extension.length)
    .toWellFormed()
    .trimEnd();
  const [device = ''] = stem.split('.');
  if (stem === '') return `download${extension}`;
  return RESERVED.test(device.trim()) ? `_${stem}${extension}` : `${stem}${extension}`;
}

/** True if the name or type says that the file would run when opened. */
export function isExecutable(name: string, contentType: string): boolean {
  const [type = ''] = contentType.toLowerCase().split(';');
  const extension = /\.([^.]+)$/.exec(sanitizeFileName(name))?.[1]?.toLowerCase() ?? '';
  return EXECUTABLE_EXTENSIONS.has(extension) || EXECUTABLE_TYPES.has(type.trim());
}
