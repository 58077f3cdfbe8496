import { upgrade } from './upgrade/upgrade';

/** `npm run upgrade -- @rspress/core@<version>`: tries a release in a copy of the project, see contributing/maintain.md. */
upgrade(process.argv.slice(2)).then(
  code => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);
