import type { NextConfig } from 'next';

const config: NextConfig = {
  distDir: 'dist',
  poweredByHeader: false,
  reactStrictMode: true,
};

export default config;
