export { default as dropStyles } from './Drops.module.css';
export { DropTabs } from './DropTabs.tsx';
export { describeDropFailure } from './drops.ts';
export {
  emptySftp,
  SftpFields,
  type SftpValues,
  sftpAddressOf,
  sftpChecks,
  sftpShape,
} from './SftpFields.tsx';
