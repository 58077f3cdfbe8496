/** The default theme's icons, which the package ships without type declarations. */
declare module '@rspress/core/dist/theme/assets/*.js' {
  const Picture: import('react').ComponentType<import('react').SVGProps<SVGSVGElement>>;
  export default Picture;
}
