import type { View } from './projection.ts';

const VERTEX = `#version 300 es
in vec2 corner;
out vec2 at;
void main() { at = corner; gl_Position = vec4(corner, 0.0, 1.0); }`;

const FRAGMENT = `#version 300 es
precision highp float;
in vec2 at;
uniform sampler2D picture;
uniform vec4 view;
out vec4 color;
const float PI = 3.14159265358979;
void main() {
  float height = tan(view.z / 2.0);
  vec3 ray = vec3(at.x * height * view.w, at.y * height, 1.0);
  float s = sin(view.y);
  float c = cos(view.y);
  ray = vec3(ray.x, ray.y * c + ray.z * s, ray.z * c - ray.y * s);
  float yaw = atan(ray.x, ray.z) + view.x;
  float pitch = atan(ray.y, length(ray.xz));
  color = vec4(texture(picture, vec2(yaw / (2.0 * PI) + 0.5, 0.5 - pitch / PI)).rgb, 1.0);
}`;

export interface Panorama {
  readonly draw: (view: View) => void;
  readonly dispose: () => void;
}

function compile(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader | null {
  const shader = gl.createShader(type);
  if (shader === null) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Prepares a canvas that shows an equirectangular picture, or returns null if the browser can't draw it. */
export function createPanorama(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
): Panorama | null {
  const gl = canvas.getContext('webgl2', { antialias: false });
  const program = gl?.createProgram();
  if (!gl || !program) return null;
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = compile(gl, type, source);
    if (shader !== null) gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, not a React hook.
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  try {
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  } catch {
    // The picture is from another origin that doesn't share its pixels.
    return null;
  }
  const uniform = gl.getUniformLocation(program, 'view');
  return {
    draw({ yaw, pitch, fov }) {
      const { width, height } = canvas;
      gl.viewport(0, 0, width, height);
      gl.uniform4f(uniform, yaw, pitch, fov, width / height);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose() {
      gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}
