import type { Devtools } from './devtools.ts';

interface TourVisit {
  readonly url: string;
  /** Stored session of the user. */
  readonly session: string;
  /** Address of the tour's scene. */
  readonly path: string;
  readonly frames: number;
  readonly rounds: number;
}

export interface FrameTimes {
  /** Median milliseconds from a frame to the next while the scene turns. */
  readonly scene: number;
  /** The same while a textured quad of the same size is drawn. */
  readonly quad: number;
}

/** Turns a scene of a tour and draws a textured quad in the same page by turns; returns the median frame times. */
export async function measureTourFrames(browser: Devtools, visit: TourVisit): Promise<FrameTimes> {
  const { send, close } = await browser.openPage({ width: 1440, height: 900 });
  const source = `localStorage.setItem('haven.session', ${JSON.stringify(visit.session)});`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  await send('Page.navigate', { url: visit.url + visit.path });
  const { result, exceptionDetails } = await send('Runtime.evaluate', {
    expression: `(${timeFrames})(${visit.frames}, ${visit.rounds})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
  await close();
  return (result as { value: FrameTimes }).value;
}

/** Runs in the page. */
async function timeFrames(frames: number, rounds: number): Promise<FrameTimes> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector);
  const until = performance.now() + 60_000;
  const canvasOf = () => find<HTMLCanvasElement>('[role="application"] canvas');
  // A canvas of 300 pixels isn't drawn yet.
  while (find('[role="application"] button') === null || (canvasOf()?.width ?? 0) <= 300) {
    if (performance.now() > until) throw new Error('The tour did not open.');
    await frame();
  }
  const view = find<HTMLElement>('[role="application"]');
  const drawn = canvasOf();
  if (view === null || drawn === null) throw new Error('The tour has no scene.');

  const quad = document.createElement('canvas');
  quad.width = drawn.width;
  quad.height = drawn.height;
  const gl = quad.getContext('webgl2', { alpha: false, antialias: false, depth: false });
  const program = gl?.createProgram();
  if (!gl || !program) throw new Error('This browser has no WebGL.');
  for (const [type, text] of [
    [
      gl.VERTEX_SHADER,
      'in vec2 p; out vec2 at; void main() { at = p; gl_Position = vec4(p, 0, 1); }',
    ],
    [
      gl.FRAGMENT_SHADER,
      'precision highp float; in vec2 at; uniform sampler2D t; uniform float by; out vec4 c; void main() { c = texture(t, at * 0.5 + 0.5 + vec2(by, 0)); }',
    ],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) throw new Error('This browser has no shaders.');
    gl.shaderSource(shader, `#version 300 es\n${text}`);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, not a React hook.
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  const pixels = new Uint8Array(2048 * 1024 * 4).map((_, at) => at % 251);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 2048, 1024, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  const by = gl.getUniformLocation(program, 'by');
  const drawQuad = (step: number) => {
    gl.viewport(0, 0, quad.width, quad.height);
    gl.uniform1f(by, step / 1000);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  };
  const turn = () =>
    view.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));

  const time = async (step: (index: number) => void): Promise<number[]> => {
    const took: number[] = [];
    let last = await frame();
    for (let index = 0; index < frames; index += 1) {
      step(index);
      const now = await frame();
      took.push(now - last);
      last = now;
    }
    // The first frames allocate.
    return took.slice(Math.floor(frames / 5));
  };
  const ofScene: number[] = [];
  const ofQuad: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ofScene.push(...(await time(turn)));
    drawn.replaceWith(quad);
    ofQuad.push(...(await time(drawQuad)));
    quad.replaceWith(drawn);
  }
  const middle = (values: number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
  return { scene: middle(ofScene), quad: middle(ofQuad) };
}
