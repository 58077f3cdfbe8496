/** Pictures of the default theme, which the package ships without declarations. */
declare module '@rspress/core/dist/theme/assets/*.js' {
  const Picture: import('react').ComponentType<import('react').SVGProps<SVGSVGElement>>;
  export default Picture;
}
