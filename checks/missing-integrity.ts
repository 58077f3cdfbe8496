/**
 * Packages whose hash isn't known, because the registry that completed the lockfile doesn't have them. They're optional,
 * for platforms other than Linux with glibc on x64, and only needed to develop: the deployment installs none of them.
 * Run `npm run lockfile` with a registry that has them, and remove them here.
 */
export const MISSING_INTEGRITY: string[] = [
  'autocorrect-node-darwin-arm64@2.14.0',
  'autocorrect-node-darwin-x64@2.14.0',
  'autocorrect-node-win32-x64-msvc@2.14.0',
  'sass-embedded-all-unknown@1.108.2',
  'sass-embedded-android-arm@1.108.2',
  'sass-embedded-android-arm64@1.108.2',
  'sass-embedded-android-riscv64@1.108.2',
  'sass-embedded-android-x64@1.108.2',
  'sass-embedded-darwin-arm64@1.108.2',
  'sass-embedded-darwin-x64@1.108.2',
  'sass-embedded-linux-arm@1.108.2',
  'sass-embedded-linux-arm64@1.108.2',
  'sass-embedded-linux-musl-arm@1.108.2',
  'sass-embedded-linux-musl-arm64@1.108.2',
  'sass-embedded-linux-musl-riscv64@1.108.2',
  'sass-embedded-linux-musl-x64@1.108.2',
  'sass-embedded-linux-riscv64@1.108.2',
  'sass-embedded-unknown-all@1.108.2',
  'sass-embedded-win32-arm64@1.108.2',
  'sass-embedded-win32-x64@1.108.2',
];
